import { Button, type ButtonProps } from '@/components/ui/button.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';

/** One of the things that can be done with what it stands beside. `<SmallButton icon={<Pencil />} onClick={edit}>Edit</SmallButton>` */
export const SmallButton = ({ variant = 'secondary', ...rest }: Omit<ButtonProps, 'size' | 'className'>) => (
  <Button variant={variant} size="sm" className={WRAPS} {...rest} />
);
