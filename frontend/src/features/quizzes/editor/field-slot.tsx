import type { FocusEvent, ReactNode } from 'react';
import { useEditor } from './editor-context.tsx';

/** Slot of a quiz field. Problems link here, and leaving it marks the field as touched. */
export function FieldSlot({
  path,
  isTyped = true,
  className,
  children,
}: {
  path: string;
  /** True for fields that are typed into. Leaving such a field reveals its problems. */
  isTyped?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const { touch } = useEditor();
  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (isTyped && !event.currentTarget.contains(event.relatedTarget)) touch(path);
  };
  return (
    <div data-field={path} onBlur={onBlur} className={className}>
      {children}
    </div>
  );
}
