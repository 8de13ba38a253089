import { describe, expect, it } from 'vitest';
import { Html, html, richText } from './html.ts';

describe('html', () => {
  it('escapes every value, in text and in attributes', () => {
    const value = `"><script>alert('1')</script>&`;

    expect(html`<p title="${value}">${value}</p>`.toString()).toBe(
      '<p title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;">&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;</p>',
    );
  });

  it('inserts HTML unchanged, also lists of it, and nothing for missing values', () => {
    const items = ['a', '<b>'].map((text) => html`<i>${text}</i>`);

    expect(html`<b>${items}</b>${null}${undefined}${0}`.toString()).toBe('<b><i>a</i><i>&lt;b&gt;</i></b>0');
  });

  it('shows controls that would reverse the text', () => {
    expect(html`${'a\u202Eb'}`.toString()).toBe('a\\u{202e}b');
  });

  it('marks code in our own texts', () => {
    expect(richText('Use `<p>` here').toString()).toBe('Use <code>&lt;p&gt;</code> here');
  });

  it('refuses a style sheet and a script that could end their element', () => {
    expect(() => Html.style('a{}</style>')).toThrow('<');
    expect(() => Html.script('a </script>')).toThrow('<');
  });
});
