import type { ComponentProps } from 'react';
import { Button as AriaButton } from 'react-aria-components';

type Props = Omit<ComponentProps<typeof AriaButton>, 'className'> & {
  readonly look?: 'primary' | 'plain' | 'quiet' | 'danger';
  readonly size?: 'normal' | 'small';
};

export function Button({ look = 'plain', size = 'normal', ...button }: Props) {
  return <AriaButton {...button} className={`button button-${look} button-${size}`} />;
}
