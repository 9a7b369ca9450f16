import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  title: string;
  children?: ReactNode;
  /** Takes the focus when it appears: it stands for a step whose predecessor, and its focused button, are gone. */
  focused?: boolean;
}

/** The top of a card of the auth layout, with the page's one `h1`. */
export function AuthHeading({ title, children, focused = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <header className="mb-6">
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-display tracking-tight text-ink">
        {title}
      </h1>
      {children && <div className="mt-1.5 text-sm text-muted">{children}</div>}
    </header>
  );
}
