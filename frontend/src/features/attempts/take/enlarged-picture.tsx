import type { ShownMedia } from '@quizhall/shared/model/quizzes/question';
import { Dialog } from '@/components/ui/dialog.tsx';

interface EnlargedPictureProps {
  media: ShownMedia;
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A picture as large as the screen allows, with what it shows in words. */
export const EnlargedPicture = ({ media: { url, alt }, label, open, onOpenChange }: EnlargedPictureProps) => (
  <Dialog open={open} onOpenChange={onOpenChange} title={label} description={alt} size="full">
    <img src={url} alt={alt} className="size-full object-contain" />
  </Dialog>
);
