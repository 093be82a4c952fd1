const themes = { system: 'Auto', light: 'Light', dark: 'Dark' };
const key = 'overscroll-theme';

/** Makes a button switch between three themes: the system's, light and dark. */
export function followTheme(button) {
  let theme = localStorage.getItem(key) ?? 'system';
  const apply = () => {
    document.documentElement.dataset.theme = theme;
    button.textContent = `Theme: ${themes[theme] ?? themes.system}`;
  };
  button.addEventListener('click', () => {
    const names = Object.keys(themes);
    theme = names[(names.indexOf(theme) + 1) % names.length];
    localStorage.setItem(key, theme);
    apply();
  });
  apply();
}

/** Calls a function whenever the colors of the page have changed. */
export function onThemeChange(react) {
  new MutationObserver(react).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', react);
}
