import { isLatex } from '@quizhall/shared/rules/text/formula-lookup';
import { formulasIn, sentence } from '@quizhall/shared/rules/text/formulas';
import { readMathml } from '@quizhall/shared/rules/text/mathml';
import { useEffect, useState } from 'react';
import { cx } from '@/components/ui/cx.ts';
import { FormulaText, MarkdownText } from '@/components/ui/markdown-text.tsx';
import { messages } from '../editor/messages.ts';
import { useReason } from '@/entities/quiz/live-formulas.tsx';

/** Typing pause before the preview updates, to prevent layout shifts while typing. */
const PAUSE_MS = 400;

function useSettled(texts: readonly string[]): string[] {
  const joined = JSON.stringify(texts);
  const [settled, setSettled] = useState(joined);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(joined), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [joined]);
  return JSON.parse(settled) as string[];
}

interface TextPreviewProps {
  /** Texts of one field, or of all fields in a row. */
  texts: readonly string[];
  /** False if texts are compared literally. */
  marks?: boolean;
  className?: string;
}

/** Preview of formulas and code below a field, with formula errors. Renders nothing for plain text. */
export function TextPreview({ texts, marks = true, className }: TextPreviewProps) {
  const reasonOf = useReason();
  const settled = useSettled(texts);
  const formulas = settled.flatMap((text) => formulasIn(text, marks));
  const shown = settled.filter((text) => formulasIn(text, marks).length > 0 || (marks && hasCode(text)));
  if (shown.length === 0) return null;
  const problem = formulas
    .map((source) => ({ source, reason: isLatex(source) ? reasonOf(source) : noMathml(source) }))
    .find(({ reason }) => reason !== undefined);
  return (
    <div className={cx('mt-2 min-w-0 rounded-control bg-well px-3 py-2 text-sm', className)}>
      <p className="text-xs text-muted">{messages.questions.preview}</p>
      {shown.map((text, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a field has no other identity here
        <div key={place} className="mt-1 text-ink">
          {marks ? <MarkdownText text={text} /> : <FormulaText text={text} />}
        </div>
      ))}
      <p role="status" className={problem && 'mt-2 text-danger-ink'}>
        {problem?.reason && sentence(problem.source, problem.reason)}
      </p>
    </div>
  );
}

const hasCode = (text: string): boolean => text.includes('`');
const noMathml = (source: string) => (readMathml(source) ? undefined : messages.questions.noMathml);
