// The script of the search page. It is served as it is, so it is plain JavaScript.
const mostResults = 30;
/** A word in a title says more about a page than one in its text. */
const weights = { title: 10, headings: 4, text: 1 };

export function findPages(entries, query) {
  const words = query.toLowerCase().match(/[\p{L}\p{N}.-]+/gu) ?? [];
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostResults)
    .map(({ entry }) => entry);
}

/** 0 if a word is missing. */
function scoreOf(entry, words) {
  const title = `${entry.title} ${entry.url}`.toLowerCase();
  const scores = words.map(
    (word) =>
      (title.includes(word) ? weights.title : 0) +
      (entry.headings.includes(word) ? weights.headings : 0) +
      (entry.text.includes(word) ? weights.text : 0),
  );
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** Lists the results for `?q=` in the page. */
async function showResults() {
  const query = new URLSearchParams(location.search).get('q') ?? '';
  document.querySelector('#q').value = query;
  // oxlint-disable-next-line no-restricted-globals -- it runs in a browser, and the index is next to it
  const answer = await fetch(new URL('search.json', import.meta.url));
  const found = findPages(await answer.json(), query);
  document.querySelector('#count').textContent = describeCount(query, found.length);
  document.querySelector('#results').replaceChildren(...found.map(listEntry));
}

function describeCount(query, count) {
  if (query === '') return 'Type a few words, such as “sign in”.';
  if (count === 0) return `No page has all words of “${query}”.`;
  if (count === mostResults) return `The first ${count} pages with “${query}”`;
  return count === 1 ? `1 page with “${query}”` : `${count} pages with “${query}”`;
}

function listEntry({ url, title }) {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = url;
  link.textContent = title;
  item.append(link);
  return item;
}

if ('document' in globalThis) await showResults();
