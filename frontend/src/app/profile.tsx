import { JoinBox } from '@/features/accounts/join/components/join-box.tsx';
import { ProfilePage } from '@/features/accounts/profile/components/profile-page.tsx';
import { DeviceAttempts } from '@/features/attempts/take/device-attempts.tsx';

/** `/account/profile`: who somebody is here, what they did, and where they go on. */
export const Component = () => <ProfilePage running={<DeviceAttempts show="running" />} join={<JoinBox />} />;
