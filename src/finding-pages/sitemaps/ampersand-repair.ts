/** Longer than any searched token, so that no token is evaluated before it has arrived completely. */
const lookahead = 80;

const opening = /<!\[CDATA\[|<!--|&(?!(?:#\d{1,9}|#x[\da-f]{1,8}|[a-z_][\w.-]{0,63});)/gi;

/**
 * Replaces `&` with `&amp;` if no reference follows, except in CDATA and comments. A bare `&` in a URL is the most
 * common error in hand-made sitemaps, and it has only one meaning. An XML parser would read the rest of the file as the
 * name of an entity. References to unknown entities stay, because those are errors.
 */
export class AmpersandRepair {
  /** The number of repairs. */
  count = 0;
  #pending = '';
  #closer: ']]>' | '-->' | undefined;

  /** Returns the text that can be evaluated so far. Later calls return the rest. */
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
