const list = document.querySelector('ol');
for (let number = 1; number <= 40; number += 1) {
  const row = document.createElement('li');
  row.textContent = `Row ${number}`;
  list.append(row);
}
const view = document.querySelector('overscroll-view');
view.addEventListener('overscroll-refresh', (event) => event.waitUntil(new Promise((done) => setTimeout(done, 300))));
