import { lazy, Suspense } from 'react';
import { PartBoundary } from '@/components/part-boundary.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { messages } from '../messages.ts';

/** What the form of a real provider is given, in which the payer enters the card. */
export interface ElementProps {
  clientSecret: string;
  publishableKey: string;
  /** Where the provider leads back to, if it has to lead away. */
  returnUrl: string;
  /** The payer is through: how the payment stands, the server is asked. */
  onDone: () => void;
  onFailed: (message: string) => void;
}

const Unavailable = () => <Alert tone="danger">{messages.elementFailed}</Alert>;

const Element = lazy(() => import('../stripe-element.tsx'));

/** The provider's own form; its code comes only where there is one. */
export function ProviderElement(props: ElementProps) {
  return (
    <PartBoundary fallback={<Unavailable />}>
      <Suspense fallback={<p role="status">{messages.loading}</p>}>
        <Element {...props} />
      </Suspense>
    </PartBoundary>
  );
}
