import { Alert } from '@/components/ui/alert.tsx';
import { mustSignInAgain, SignInAgain, type SignInMethods } from './sign-in-again.tsx';

interface BlockedDeletionProps {
  /** What has to be done first, each a sentence. */
  unsettled: readonly string[];
  title: string;
  methods: SignInMethods;
  /** Where somebody comes back to who signs in again. */
  here?: string;
}

/** Why nothing can be deleted yet, an account or what belongs to it. */
export function BlockedDeletion({ unsettled, title, methods, here }: BlockedDeletionProps) {
  return (
    <div className="flex flex-col gap-4">
      {unsettled.length > 0 && (
        <Alert tone="warning" title={title}>
          <ul className="list-disc space-y-1 pl-5">
            {unsettled.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Alert>
      )}
      {mustSignInAgain(methods) && <SignInAgain providers={methods.providers} {...(here && { here })} />}
    </div>
  );
}

/** What goes with a deletion, or stays. */
export function DeletionList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-sm text-muted">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
