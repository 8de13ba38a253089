import type { ReactNode, Ref } from 'react';

type Props = {
  readonly label: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
};

/** A native checkbox before its label. */
export function CheckField({ label, isOn, onChange, inputRef }: Props) {
  return (
    <label className="choice">
      <input type="checkbox" ref={inputRef} checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
