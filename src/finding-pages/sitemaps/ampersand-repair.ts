/** Longer than any token looked for, so that none is evaluated before all of it has arrived. */
const lookahead = 80;

const opening = /<!\[CDATA\[|<!--|&(?!(?:#\d{1,9}|#x[\da-f]{1,8}|[a-z_][\w.-]{0,63});)/gi;

/**
 * Writes `&` as `&amp;` where no reference follows, outside CDATA and comments. A URL with a bare `&` is the
 * most common error in hand-made sitemaps, it has only one meaning, and an XML parser that meets it reads the rest of
 * the file as the name of an entity. References to unknown entities stay as they are: those are errors.
 */
export class AmpersandRepair {
  /** How many were repaired. */
  count = 0;
  #pending = '';
  #closer: ']]>' | '-->' | undefined;

  /** The text that can be evaluated by now; the rest comes with later calls. */
  write(text: string): string {
    return this.#repair(this.#pending + text, lookahead);
  }

  end(): string {
    return this.#repair(this.#pending, 0);
  }

  #repair(text: string, hold: number): string {
    const parts: string[] = [];
    const limit = Math.max(0, text.length - hold);
    let at = 0;
    while (at < limit) {
      const next = this.#closer === undefined ? this.#findOpening(text, at) : findCloser(text, at, this.#closer);
      if (next === undefined || next.start >= limit) break;
      parts.push(text.slice(at, next.start), this.#enter(next.token));
      at = next.start + next.token.length;
    }
    const end = Math.max(at, limit);
    parts.push(text.slice(at, end));
    this.#pending = text.slice(end);
    return parts.join('');
  }

  #findOpening(text: string, at: number): { start: number; token: string } | undefined {
    opening.lastIndex = at;
    const match = opening.exec(text);
    return match === null ? undefined : { start: match.index, token: match[0] };
  }

  #enter(token: string): string {
    if (token === '&') {
      this.count += 1;
      return '&amp;';
    }
    if (token === '<!--') this.#closer = '-->';
    else if (token === ']]>' || token === '-->') this.#closer = undefined;
    else this.#closer = ']]>';
    return token;
  }
}

function findCloser(text: string, at: number, closer: string): { start: number; token: string } | undefined {
  const start = text.indexOf(closer, at);
  return start === -1 ? undefined : { start, token: closer };
}
