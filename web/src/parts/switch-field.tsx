type Props = { readonly label: string; readonly isOn: boolean; readonly onChange: (isOn: boolean) => void };

export function SwitchField({ label, isOn, onChange }: Props) {
  return (
    <label className="switch">
      <input type="checkbox" role="switch" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
