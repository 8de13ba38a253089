import type { RuleCase } from '../../../rule-cases.ts';

const tilt = (type: string, action: string) =>
  `<p id="value">50</p><button type="button">Increase</button><input type="range" disabled aria-label="Value">
  <script>window.addEventListener('${type}', (event) => { ${action} })</script>`;
const show = 'value.textContent = event.gamma ?? event.acceleration.x';

export const cases: readonly RuleCase[] = [
  ['turning the device', tilt('deviceorientation', show), ['failed body']],
  ['shaking the device', tilt('devicemotion', show), ['failed body']],
  [
    'a button that does something',
    `${tilt('devicemotion', show)}<button onclick="0">More</button>`,
    ['needs_review body'],
  ],
  ['a checkbox', `${tilt('devicemotion', show)}<input type="checkbox" aria-label="Off">`, ['needs_review body']],
  ['nothing that is perceived', tilt('deviceorientation', 'window.count = 1'), []],
];
