import { MyResults } from '@/features/results/own/components/my-results.tsx';
import { DeviceAttempts } from '@/features/attempts/take/device-attempts.tsx';

/** `/my-results`: what the account has, and what only this browser knows. */
export const Component = () => (
  <MyResults running={<DeviceAttempts show="running" />} onDevice={<DeviceAttempts show="all" />} />
);
