import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'The alternative text of an image must describe it',
  description: 'The alternative text is not the name of a file, and no placeholder such as “image”.',
  whyItMatters:
    'Screen readers read the alternative text in place of the image. From “IMG 0417 dot jpg” or “image”, people who cannot see it learn only that something is there.',
  howToFix: [
    'Write what the image says or does at this place: `alt="Front door of the library"`.',
    'Where it only decorates, write `alt=""`.',
    'Check how the editor or the upload fills in the alternative text.',
  ],
  messages: {
    file: {
      problem: 'The alternative text of this image is the name of its file, “{text}”. Screen readers read that aloud.',
      fix: 'Describe what the image shows, or write alt="" if it only decorates.',
    },
    maybe_file: {
      problem:
        'The alternative text of this image looks like the name of a file: “{text}”. Does it say what people need here?',
      fix: 'If not, describe what the image shows.',
    },
    placeholder: {
      problem: 'The alternative text of this image is “{text}”, which says nothing about it. Is it a placeholder?',
      fix: 'If so, describe what the image shows, or write alt="" if it only decorates.',
    },
  },
} as const satisfies EnglishSentences;
