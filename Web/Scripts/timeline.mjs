// A builder of fixtures: calls become events, and what is expected goes with the last of them.
import { writeFileSync } from 'node:fs';

const round = (number) => Math.round(number * 1e6) / 1e6;

export class Timeline {
  t = 0;
  events = [];
  expectations = [];

  constructor(name, about, counts = {}) {
    Object.assign(this, { name, about, counts });
  }

  /** Goes to an instant, in s. */
  at(t) {
    this.t = t;
    return this;
  }

  /** Lets time pass without an event. */
  pause(duration) {
    return this.at(this.t + duration);
  }

  /** An event at the instant that has been reached. */
  send(name, ...values) {
    this.events.push([round(this.t), name, ...values]);
    return this;
  }

  /** What the last event is expected to have led to. */
  expect(fields) {
    this.expectations.push({ after: this.events.length - 1, ...fields });
    return this;
  }

  /** A viewport over a content, and a configuration of the start edge. */
  scene(options = { preset: 'standard' }, viewport = 640, content = 2000) {
    return this.send('layout', viewport, content, 1).send('configure', 'start', options);
  }

  /** A finger comes down and moves; in pt along the axis. */
  drag(from, to, { over = 0.25, hz = 60, pointer = 1, cross = 0 } = {}) {
    this.send('dragBegan', { pointer, main: from, cross: 180 });
    return this.move(from, to, { over, hz, pointer, cross });
  }

  /** A finger that is down moves on. */
  move(from, to, { over = 0.25, hz = 60, pointer = 1, cross = 0 } = {}) {
    const start = this.t;
    const steps = Math.round(over * hz);
    for (let step = 1; step <= steps; step++) {
      this.at(start + step / hz);
      const part = step / steps;
      this.send('dragMoved', pointer, round(from + (to - from) * part), round(180 + cross * part));
    }
    return this;
  }

  /** Ticks for a while. */
  ticks(duration, hz = 60) {
    const start = this.t;
    const steps = Math.round(duration * hz);
    for (let step = 1; step <= steps; step++) this.at(start + step / hz).send('tick');
    return this;
  }

  /** Writes the file, with a line for each event. */
  write(folder) {
    const lines = (values) => values.map((value) => `    ${JSON.stringify(value)}`).join(',\n');
    writeFileSync(
      new URL(`${this.name}.json`, folder),
      `{\n  "name": ${JSON.stringify(this.name)},\n  "about": ${JSON.stringify(this.about)},\n` +
        `  "counts": ${JSON.stringify(this.counts)},\n  "events": [\n${lines(this.events)}\n  ],\n` +
        `  "expect": [\n${lines(this.expectations)}\n  ]\n}\n`);
  }
}
