import type { RuleCase } from '../../../rule-cases.ts';

/** Marks that a script adds some time after an element has the focus, and takes away at once. */
const times = [
  ['after 0 ms', 'setTimeout(add, 0)'],
  ['after 50 ms', 'setTimeout(add, 50)'],
  ['in the next frame', 'requestAnimationFrame(add)'],
  ['in the frame after the next', 'requestAnimationFrame(() => requestAnimationFrame(add))'],
  ['after promises', 'Promise.resolve().then(() => undefined).then(add)'],
  ['by a message', "{ const { port1, port2 } = new MessageChannel(); port1.onmessage = add; port2.postMessage('') }"],
  ['by a message of the window', "{ window.onmessage = add; window.postMessage('') }"],
  ['when idle', 'requestIdleCallback(add)'],
] as const;

const marks = [
  ['a drawing', "canvas.getContext('2d').fillRect(0, 0, 40, 40)", "canvas.getContext('2d').clearRect(0, 0, 40, 40)"],
  ['a class', "tip.classList.add('on')", "tip.classList.remove('on')"],
  ['a neighbor of the box', 'tip.hidden = false', 'tip.hidden = true'],
  [
    'an animation that begins without a change',
    "canvas.animate([{}, { background: 'gold' }], { duration: 800, iterations: Infinity, direction: 'alternate' })",
    'canvas.getAnimations().forEach((animation) => animation.cancel())',
  ],
  [
    'a style of an animation',
    "canvas.animate([{ background: 'gold' }, { background: 'teal' }], { duration: 800, iterations: Infinity })",
    'canvas.getAnimations().forEach((animation) => animation.cancel())',
  ],
] as const;

/** Each time with one mark, and each mark at one time. */
export const lateCases: readonly RuleCase[] = times.flatMap(([when, planned], time) =>
  (time === 0 ? marks : marks.slice(0, 1)).map(([what, add, remove]): RuleCase => {
    const tip = /hidden/.test(add) ? '<p id="tip" hidden>A has the focus</p>' : '<p id="tip">Boats</p>';
    return [
      `${what} that a script adds ${when}`,
      `<style>input { opacity: 0 } #tip.on { background: gold }</style>
      <div><div><div><div><div><input type="checkbox" aria-label="A"></div></div></div></div></div>
      ${tip}<canvas id="canvas" width="40" height="40"></canvas>
      <script>
        const field = document.querySelector('input');
        const add = () => { ${add} };
        field.addEventListener('focus', () => { ${planned} });
        field.addEventListener('blur', () => { ${remove} });
      </script>`,
      [],
    ];
  }),
);
