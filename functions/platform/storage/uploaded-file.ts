/** A small file that came inside a multipart form. */
export interface UploadedFile {
  fileName: string;
  contentType: string;
  bytes: Uint8Array;
}
