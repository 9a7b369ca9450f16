import { JoinBox } from '@/features/join/components/join-box.tsx';
import { ProfilePage } from '@/features/profile/components/profile-page.tsx';
import { DeviceAttempts } from '@/features/taking/components/device/device-attempts.tsx';

/** `/account/profile`: who somebody is here, what they did, and where they go on. */
export const Component = () => <ProfilePage running={<DeviceAttempts show="running" />} join={<JoinBox />} />;
