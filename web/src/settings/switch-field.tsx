import { Switch } from 'react-aria-components';

type Props = { readonly label: string; readonly isOn: boolean; readonly onChange: (isOn: boolean) => void };

export function SwitchField({ label, isOn, onChange }: Props) {
  return (
    <Switch className="switch" isSelected={isOn} onChange={onChange}>
      <span className="switch-track" aria-hidden="true">
        <span className="switch-knob" />
      </span>
      {label}
    </Switch>
  );
}
