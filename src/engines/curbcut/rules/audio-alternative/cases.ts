import type { RuleCase } from '../../../rule-cases.ts';

const sound = '<audio controls src="/tone.wav"></audio>';

export const cases: readonly RuleCase[] = [
  ['nothing but the sound', sound, 'failed'],
  ['a transcript that is hidden from screen readers', `${sound}<p aria-hidden="true">Beep, beep, beep.`, 'failed'],
  ['sound, and text', `${sound}<p>Beep, beep, beep.`, 'needs_review'],
  ['a link', `${sound}<a href="/"><br></a>`, 'needs_review'],
  ['text of a style', `<style>p::after { content: 'Beep' }</style>${sound}<p>`, 'needs_review'],
  ['a description', sound.replace('src', 'aria-description="Beep" src'), 'needs_review'],
  ['a script that may add text', `${sound}<script>let text</script>`, 'needs_review'],
  ['a sound for a script to show', sound.replace('src', 'onplay="show()" src'), 'needs_review'],
  ['a component', `${sound}<x-text></x-text>`, 'needs_review'],
  ['a file that is not there', '<audio controls src="/status/404"></audio>', 'needs_review'],
  ['sound in a frame', `<iframe srcdoc="${sound.replaceAll('"', "'")}"></iframe>`, 'needs_review'],
  ['sound that no one can start', '<audio src="/tone.wav"></audio>Text', 'inapplicable'],
];
