import { useEffect, useRef, useState } from 'react';
import { InputField } from './input-field.tsx';

const restMs = 300;

type Props = {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onSearch: (value: string) => void;
};

/** A filter that follows the typing once it rests: the address of the page changes with it, not with each key. */
export function SearchField({ label, hint, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  useEffect(() => {
    // Back, forward, or "clear": the address leads.
    if (value !== told.current) setTyped(value);
    told.current = value;
  }, [value]);
  useEffect(() => {
    if (typed === told.current) return undefined;
    const timer = setTimeout(() => {
      told.current = typed;
      onSearch(typed);
    }, restMs);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <InputField label={label} {...(hint !== undefined && { hint })} type="search" value={typed} onChange={setTyped} />
  );
}
