import { Button, type ButtonProps } from '@/components/ui/button.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';

/** Small action button. `<SmallButton icon={<Pencil />} onClick={edit}>Edit</SmallButton>` */
export const SmallButton = ({ variant = 'secondary', ...rest }: Omit<ButtonProps, 'size' | 'className'>) => (
  <Button variant={variant} size="sm" className={WRAPS} {...rest} />
);
