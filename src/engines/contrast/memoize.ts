/** Computed styles have few values, so that each is read once. */
export function memoize<Value>(read: (text: string) => Value): (text: string) => Value {
  const most = 10_000;
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found as Value; // undefined is then a known value
    const value = read(text);
    if (known.size >= most) known.clear();
    known.set(text, value);
    return value;
  };
}
