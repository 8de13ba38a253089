import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'The title of the page must say what it is about',
  description: 'The title is not a placeholder of an editor or a framework, and not a file name.',
  whyItMatters:
    'The title is the first thing that screen readers say, and the name of the tab and the bookmark. People who switch between tabs cannot find a page that is called “Untitled”.',
  howToFix: [
    'Begin with the subject of the page and end with the name of the site: “Opening hours – City library”.',
    'Check the template: each page needs its own title, also after a change of view by script.',
  ],
  messages: {
    untitled: {
      problem: 'The title of the page is “{text}”. An editor wrote that, and it says nothing about the page.',
      fix: 'Name the subject of the page and the site.',
    },
    editor: {
      problem:
        'The title of the page is “{text}”, which looks like what an editor or a framework writes. Does it say what the page is about?',
      fix: 'If not, name the subject of the page and the site.',
    },
    file: {
      problem: 'The title of the page is “{text}”, which looks like a file name. Does it say what the page is about?',
      fix: 'If not, name the subject of the page and the site.',
    },
  },
} as const satisfies EnglishSentences;
