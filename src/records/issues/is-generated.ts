/** True if letters and digits, or lower-case and upper-case letters, alternate as in no word by a person. */
export function isGenerated(word: string): boolean {
  const turns = countOf(/[a-z](?=\d)|\d(?=[a-z])/gi, word);
  if (turns >= 3 || (turns >= 2 && word.length >= 5)) return true;
  const capitals = countOf(/[a-z](?=[A-Z])/g, word);
  return turns === 0 && word.length >= 6 && capitals >= 2 && capitals * 3 >= word.length;
}

function countOf(pattern: RegExp, text: string): number {
  return [...text.matchAll(pattern)].length;
}
