/** Returns the requested step, or the first incomplete one before it. */
export function reachableStep<Step>(
  steps: readonly [Step, ...Step[]],
  wanted: Step,
  isDone: (step: Step) => boolean,
): Step {
  const before = steps.slice(0, Math.max(0, steps.indexOf(wanted)));
  return before.find((step) => !isDone(step)) ?? (steps.includes(wanted) ? wanted : steps[0]);
}
