import type { FileType } from '@countersign/types/esign-v2.1';

/** Kinds of files that never become documents: programs, archives, sound and pictures that move. */
export const unsupportedFileTypes: FileType[] = [
  { fileExtension: '7z', mimeType: 'application/x-7z-compressed' },
  { fileExtension: 'avi', mimeType: 'video/x-msvideo' },
  { fileExtension: 'bat', mimeType: 'application/x-bat' },
  { fileExtension: 'cmd', mimeType: 'application/x-bat' },
  { fileExtension: 'com', mimeType: 'application/octet-stream' },
  { fileExtension: 'dll', mimeType: 'application/octet-stream' },
  { fileExtension: 'exe', mimeType: 'application/octet-stream' },
  { fileExtension: 'gz', mimeType: 'application/gzip' },
  { fileExtension: 'js', mimeType: 'text/javascript' },
  { fileExtension: 'mov', mimeType: 'video/quicktime' },
  { fileExtension: 'mp3', mimeType: 'audio/mpeg' },
  { fileExtension: 'mp4', mimeType: 'video/mp4' },
  { fileExtension: 'msi', mimeType: 'application/octet-stream' },
  { fileExtension: 'rar', mimeType: 'application/vnd.rar' },
  { fileExtension: 'sh', mimeType: 'application/x-sh' },
  { fileExtension: 'tar', mimeType: 'application/x-tar' },
  { fileExtension: 'vbs', mimeType: 'text/vbscript' },
  { fileExtension: 'wav', mimeType: 'audio/wav' },
  { fileExtension: 'zip', mimeType: 'application/zip' },
];
