import type { ReactNode, Ref } from 'react';

interface Props {
  title: string;
  /** For whoever leads the focus there. */
  heading?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** The top of a card of the auth layout, with the page's one `h1`. */
export function AuthHeading({ title, heading, children }: Props) {
  return (
    <header className="mb-6">
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-display tracking-tight text-ink">
        {title}
      </h1>
      {children && <div className="mt-1.5 text-sm text-muted">{children}</div>}
    </header>
  );
}
