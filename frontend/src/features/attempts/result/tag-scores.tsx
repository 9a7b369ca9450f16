import type { AttemptResult } from '@quizhall/shared/model/attempts/attempt-result';
import { Card } from '@/components/ui/card.tsx';
import { TagTable } from '@/entities/quiz/tag-table.tsx';
import { result } from './result-messages.ts';

const { byTag: text, outOf } = result;

/** How each tag went. */
export const TagScores = ({ byTag }: { byTag: NonNullable<AttemptResult['byTag']> }) => (
  <Card as="section" aria-labelledby="by-tag">
    <h2 id="by-tag" className="text-xl font-display tracking-tight text-ink">
      {text.title}
    </h2>
    <TagTable
      labelledBy="by-tag"
      byTag={byTag}
      text={{ ...text, outOf: (part, whole) => outOf({ part, whole }) }}
    />
  </Card>
);
