import { type ReactNode, use } from 'react';
import { WrittenIn } from '@/lib/written-in.ts';

interface WrittenProps {
  /** A `div` around paragraphs. */
  as?: 'span' | 'div';
  children: ReactNode;
}

/** Words of a quiz among the app's own: read out in the language of the quiz. */
export const Written = ({ as: Tag = 'span', children }: WrittenProps) => (
  <Tag lang={use(WrittenIn)}>{children}</Tag>
);
