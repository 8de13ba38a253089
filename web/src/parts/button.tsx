import type { ComponentProps } from 'react';
import { Button as AriaButton } from 'react-aria-components';

type Props = Omit<ComponentProps<typeof AriaButton>, 'className' | 'isPending'> & {
  readonly look?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly size?: 'normal' | 'small';
  /** The press is still being processed: further presses are ignored and the focus stays. A form ignores a second submission itself. */
  readonly isBusy?: boolean;
};

// Not React Aria's isPending, which announces the name of a progress bar inside the button: ours has none.
export function Button({ look = 'plain', size = 'normal', isBusy = false, onPress, ...button }: Props) {
  return (
    <AriaButton
      {...button}
      {...(onPress !== undefined && !isBusy && { onPress })}
      className={`button button-${look} button-${size}`}
    />
  );
}
