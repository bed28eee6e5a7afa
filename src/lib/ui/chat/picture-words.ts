import type { Language } from '../../base/language';
import { formatNumber } from '../format';

interface Size {
  width: number;
  height: number;
}

interface PictureWords {
  /** What stands for it where it cannot be seen. */
  picture: (size: Size) => string;
  /** Its place in the message, from 1. */
  leave: (place: number) => string;
  tray: string;
  enlarge: (size: Size) => string;
  close: string;
  /** Its bytes did not come with the log. */
  missing: string;
  removed: string;
  minds: string;
}

function sizeOf({ width, height }: Size, language: Language): string {
  return `${formatNumber(width, language)} × ${formatNumber(height, language)}`;
}

/** Of pictures in a message and in the box. */
export const pictureWords: Readonly<Record<Language, PictureWords>> = {
  en: {
    picture: (size) => `Picture, ${sizeOf(size, 'en')}`,
    leave: (place) => `Leave out picture ${place}`,
    tray: 'Pictures for this message',
    enlarge: (size) => `Enlarge: picture, ${sizeOf(size, 'en')}`,
    close: 'Close',
    missing: 'This picture is not here. The log was brought in without it.',
    removed: '(picture removed)',
    minds: 'Choose a mind',
  },
  ja: {
    picture: (size) => `画像、${sizeOf(size, 'ja')}`,
    leave: (place) => `${place}枚目の画像を外す`,
    tray: 'このメッセージに付ける画像',
    enlarge: (size) => `拡大：画像、${sizeOf(size, 'ja')}`,
    close: '閉じる',
    missing: 'この画像はここにありません。記録だけが読み込まれました。',
    removed: '（画像は削除済み）',
    minds: '思考エンジンを選ぶ',
  },
};
