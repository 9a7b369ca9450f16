import { Archive, ArchiveRestore, type LucideIcon, Pause, Play, Send } from 'lucide-react';
import type { StatusAction } from './status-actions.ts';

export const STATUS_ICONS: Record<StatusAction, LucideIcon> = {
  publish: Send,
  pause: Pause,
  resume: Play,
  archive: Archive,
  restore: ArchiveRestore,
};
