import type { SettledPage } from '../page-facts.ts';
import { findChallengeMarks } from './challenge-marks.ts';
import { hasClosedRoot } from './closed-roots.ts';
import { hasContent, isContentText, isExposedOrPainted, isMainEmpty, isShown, listTrees } from './content.ts';
import { readXmlError } from './document-state.ts';
import { isHiddenPage } from './hidden-page.ts';
import { readLinks, readStartUrls } from './links.ts';
import { asksForUserName, readSignIn } from './sign-in-form.ts';

/** Reads the facts that distinguish a page from others. */
export function readFacts(): SettledPage {
  const { title } = document;
  const trees = listTrees();
  return {
    title: title.slice(0, 512),
    titleLength: title.length,
    contentType: document.contentType,
    xmlError: readXmlError(),
    hasContent: hasContent() || isExposedOrPainted(trees),
    hidesContent: isHiddenPage(),
    elementCount: document.getElementsByTagName('*').length,
    documentBytes: measureDocument(),
    heading: (document.querySelector('h1')?.textContent ?? '').slice(0, 512),
    text: readText(trees, 200_000),
    media: readMedia(trees, 50_000),
    signIn: readSignIn(trees),
    asksForUserName: asksForUserName(trees),
    startUrls: readStartUrls(),
    challenge: findChallengeMarks(),
    isBusy: isBusy(trees) || isMainEmpty(),
    hasClosedRoot: hasClosedRoot(),
    ...readLinks(trees, 5_000),
  };
}

/** The size of the decompressed document, or 0 if the browser does not report it. */
export function measureDocument(): number {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.decodedBodySize : 0;
}

/** True if assistive technology reports that the page is loading: a busy element, or a progress bar without a value. */
export function isBusy(trees: readonly (Document | ShadowRoot)[]): boolean {
  const signs = '[aria-busy=true], [role=progressbar]:not([aria-valuenow]), progress:not([value])';
  return trees.some((tree) => [...tree.querySelectorAll(signs)].some(isShown));
}

export function readText(trees: readonly (Document | ShadowRoot)[], maxLength: number): string {
  const lines: string[] = [];
  let [length, left] = [0, 100_000];
  for (const tree of trees) {
    const walker = document.createTreeWalker(tree, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null && length < maxLength && left > 0; node = walker.nextNode()) {
      left -= 1;
      if (!isContentText(node)) continue;
      const line = (node.nodeValue ?? '').replaceAll(/\s+/g, ' ').trim();
      lines.push(line);
      length += line.length + 1;
    }
  }
  return lines.join('\n').slice(0, maxLength);
}

/** Omits queries, because they usually count visits rather than identify another picture. */
export function readMedia(trees: readonly (Document | ShadowRoot)[], maxLength: number): string {
  const lines: string[] = [];
  let length = 0;
  for (const tree of trees) {
    for (const element of tree.querySelectorAll('img, iframe, frame, video, audio, source, object, embed, image')) {
      if (length >= maxLength) break;
      const url = ['src', 'data', 'href', 'srcset'].map((name) => element.getAttribute(name)).find(Boolean) ?? '';
      const path = url.startsWith('data:') ? url.slice(0, 200) : url.replace(/[?#].*$/s, '').slice(-200);
      const name = element.getAttribute('alt') ?? element.getAttribute('title') ?? '';
      const line = `${element.localName} ${path} ${name}`.replaceAll(/\s+/g, ' ').slice(0, 500);
      lines.push(line);
      length += line.length + 1;
    }
  }
  return lines.join('\n').slice(0, maxLength);
}
