import { CircleCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Outcome } from '@/components/outcome.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';

interface SentProps {
  title: string;
  text: string;
  again: string;
  onAgain: () => void;
  children?: ReactNode;
}

/** It has arrived; stands in place of the page, and takes the focus of the button that is gone. */
export function Sent({ title, text, again, onAgain, children }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="@container mx-auto max-w-xl sm:my-8">
      <Outcome icon={<CircleCheck />} tone="success" title={title} heading={heading}>
        <p className="mt-2 wrap-anywhere text-muted">{text}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <Button variant="secondary" className={WRAPS} onClick={onAgain}>
            {again}
          </Button>
          {children}
        </div>
      </Outcome>
    </Card>
  );
}
