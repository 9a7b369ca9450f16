import { type ReactNode, useState } from 'react';

interface HeldProps<Value> {
  initial: Value;
  children: (value: Value, set: (value: Value) => void) => ReactNode;
}

/** Keeps the value of one specimen, so that it can be tried out. */
export function Held<Value>({ initial, children }: HeldProps<Value>) {
  const [value, set] = useState(initial);
  return children(value, set);
}
