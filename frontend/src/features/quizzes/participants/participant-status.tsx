import type { ParticipantStatus } from '@quizhall/shared/model/enums';
import {
  Ban,
  CircleCheck,
  CircleDashed,
  CircleX,
  Hourglass,
  ListChecks,
  type LucideIcon,
  Play,
} from 'lucide-react';

import { Badge } from '@/components/ui/badge.tsx';
import type { Tone } from '@/components/ui/tone.ts';
import { participants as TEXT } from './participants-messages.ts';

const LOOKS: Record<ParticipantStatus, { tone: Tone; Icon: LucideIcon }> = {
  passed: { tone: 'success', Icon: CircleCheck },
  failed: { tone: 'danger', Icon: CircleX },
  pending_review: { tone: 'warning', Icon: Hourglass },
  graded: { tone: 'accent', Icon: ListChecks },
  in_progress: { tone: 'accent', Icon: Play },
  abandoned: { tone: 'neutral', Icon: CircleDashed },
  annulled: { tone: 'neutral', Icon: Ban },
};

/** Icon and label of the attempt's status. */
export function ParticipantStatusBadge({ status }: { status: ParticipantStatus }) {
  const { tone, Icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {TEXT.statuses[status]}
    </Badge>
  );
}
