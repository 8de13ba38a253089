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
    altIsFile: (alt: string) =>
      `The alternative text is the name of the file: “${alt}”. Describe the image, or write alt="" where it only decorates.`,
    altMaybeFile: (alt: string) =>
      `The alternative text looks like the name of a file: “${alt}”. Does it say what people need here? If not, describe the image.`,
    altPlaceholder: (alt: string) =>
      `The alternative text is “${alt}”, which says nothing about this image. Is it a placeholder? If so, describe the image, or write alt="" where it only decorates.`,
  },
} satisfies EnglishSentences;
