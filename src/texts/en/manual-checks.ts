/** Checks that a person still has to do. */
export const manualChecks = {
  /** `criteria`: numbers of success criteria, or `first–last`. */
  ask: (question: string, criteria: readonly string[]) =>
    `${question} (${criteria.map((one) => one.replace('–', ' to ')).join(', ')})`,
  questions: {
    alternatives: 'Does each text alternative say what the image means where it is?',
    media: 'Do videos and audio have captions, transcripts and audio descriptions, and are they correct?',
    tables: 'Are tables marked up as tables only where they hold data, with the right headers?',
    forms: 'Do forms describe errors, suggest corrections, and let people check important input before it is sent?',
    controls: 'Do custom controls announce their name, role and state while they are used?',
    frames: 'Is the content of frames accessible, including frames from other sites?',
    links: 'Does each link say where it leads, with the text around it?',
    headings: 'Do headings and labels describe what they head or label?',
    keyboard: 'Can everything be reached and used with the keyboard alone, in an order that makes sense?',
    zoom: 'Does the page work at 400% zoom and with larger text spacing, without losing anything?',
    senses: 'Is all information available without relying on color, shape or position alone?',
    consistency: 'Are navigation and names consistent across pages?',
    time: 'Can people stop what moves, and extend time limits?',
  },
};
