import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { TagTable } from '@/entities/quiz/tag-table.tsx';
import { analysisQuery } from '../status/queries.ts';
import { analysis } from './analysis-messages.ts';

const TEXT = analysis.byTag;

/** Results by tag. Renders nothing if no question has a tag. */
export function TagPanel({ quizId }: { quizId: string }) {
  const id = useId();
  const { data } = useQuery(analysisQuery(quizId));
  if (!data || data.byTag.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id} className="@container">
      <SectionTitle id={id}>{TEXT.title}</SectionTitle>
      <p className="mt-0.5 text-sm text-muted">{TEXT.hint}</p>
      <TagTable labelledBy={id} byTag={data.byTag} text={TEXT} />
    </Card>
  );
}
