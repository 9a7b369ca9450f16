import type { Prize } from '@quizhall/shared/model/payments/prize';
import { CircleCheck, Gift, Hourglass, Send, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import type { Tone } from '@/components/ui/tone.ts';
import { prizeStatus } from './messages.ts';

const LOOKS: Record<Prize['status'], { tone: Tone; icon: ReactNode }> = {
  claimable: { tone: 'accent', icon: <Gift aria-hidden="true" /> },
  held: { tone: 'warning', icon: <Hourglass aria-hidden="true" /> },
  claimed: { tone: 'accent', icon: <Send aria-hidden="true" /> },
  paid: { tone: 'success', icon: <CircleCheck aria-hidden="true" /> },
  returned: { tone: 'neutral', icon: <Undo2 aria-hidden="true" /> },
};

/** What became of a prize, in two words. */
export function PrizeBadge({ status }: Pick<Prize, 'status'>) {
  const { tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {prizeStatus[status]}
    </Badge>
  );
}
