import { describe, expect, it } from 'vitest';
import { aFinding, aPage, compare } from '../../../../test/cli/make-baseline.ts';
import type { BaselineEntry } from './baseline-entry.ts';

describe('an altered element', () => {
  const known = (selector: string, text: string): BaselineEntry => ({ fingerprint: 'before', selector, text });
  const found = (selector: string, html: string) => aFinding('after', { selector, html });

  it.each([
    ['word', known('#buy', 'Buy now'), found('#buy', '<a id="buy">Buy today</a>')],
    ['id', known('#email', '<input id="email" class="wide">'), found('#mail', '<input id="mail" class="wide">')],
    [
      'id, a class and a wrapper',
      known('#email', '<input type="text" id="email">'),
      found('#mail', '<input type="text" id="mail" class="wide">'),
    ],
    ['class', known('.red', 'More about us'), found('.blue', '<a class="blue">More about us</a>')],
    ['wrapper', known('main > a', 'About'), found('main > div > a', '<a>About</a>')],
    [
      'word and a wrapper',
      known('.buy', 'Buy it now'),
      found('.grid > .cell > .buy', '<a class="buy">Buy it today</a>'),
    ],
    ['query', known('img:nth-child(2)', '<img src="/a.png?v=1">'), found('img:nth-child(3)', '<img src="/a.png?v=2">')],
  ])('with a changed %s is neither new nor fixed', (_what, before, after) => {
    const { result, updated } = compare({ '/': { label: [before] } }, [after]);

    expect(result).toMatchObject({ new: [], altered: ['after'], fixed: [] });
    expect(updated).toEqual({ '/': { label: ['after'] } });
  });

  it('is not one of another rule, page, selector and text', () => {
    const before = { '/': { label: [known('#search', '<input id="search" type="search">')] }, '/b': { region: ['b'] } };
    const after = [
      found('footer button', '<button>Subscribe to our letter</button>'),
      aFinding('other', { rule: 'image-alt', selector: '#search', html: '<input id="search" type="search">' }),
    ];

    const { result } = compare(before, after, [aPage('/'), aPage('/b')]);

    expect(result).toMatchObject({ new: ['after', 'other'], altered: [] });
    expect(result.fixed).toHaveLength(2);
  });

  it('is one of two that are alike, and the second is new', () => {
    const more = [found('#a', '<a>Read more</a>'), aFinding('second', { selector: '#b', html: '<a>Read more</a>' })];

    const { result } = compare({ '/': { label: [known('#old', 'Read more')] } }, more);

    expect(result).toMatchObject({ new: ['second'], altered: ['after'], fixed: [] });
  });
});
