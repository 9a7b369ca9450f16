import type { Prize } from '@quizhall/shared/model/prize';
import { CircleCheck, Gift, Hourglass, Send, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import type { Tone } from '@/components/ui/tone.ts';
import { say } from '@/lib/language.ts';

const LOOKS: Record<Prize['status'], { text: string; tone: Tone; icon: ReactNode }> = {
  claimable: { text: say('To be claimed'), tone: 'accent', icon: <Gift aria-hidden="true" /> },
  held: { text: say('On hold'), tone: 'warning', icon: <Hourglass aria-hidden="true" /> },
  claimed: { text: say('Being sent'), tone: 'accent', icon: <Send aria-hidden="true" /> },
  paid: { text: say('Paid'), tone: 'success', icon: <CircleCheck aria-hidden="true" /> },
  returned: { text: say('Gone back'), tone: 'neutral', icon: <Undo2 aria-hidden="true" /> },
};

/** What became of a prize, in two words. */
export function PrizeBadge({ status }: Pick<Prize, 'status'>) {
  const { text, tone, icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  );
}
