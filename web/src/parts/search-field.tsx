import { useEffect, useRef, useState } from 'react';
import { InputField } from './input-field.tsx';

const restMs = 300;

type Props = {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (value: string) => void;
};

/** A filter that applies when typing pauses: the URL changes then, not with each key. */
export function SearchField({ label, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  const reported = useRef(value);
  useEffect(() => {
    // Back, forward or "clear": the URL decides.
    if (value !== reported.current) setTyped(value);
    reported.current = value;
  }, [value]);
  useEffect(() => {
    if (typed === reported.current) return undefined;
    const timer = setTimeout(() => {
      reported.current = typed;
      onSearch(typed);
    }, restMs);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return <InputField label={label} type="search" value={typed} onChange={setTyped} />;
}
