import type { SocialAccountInformation } from '@countersign/types/esign-v2.1';
import { kind } from '../../state/records.ts';

/** The log-ins of a user at social networks, one for each network. Kept under no account, by the user ID. */
export const socialLogIns = kind<SocialAccountInformation[]>('social-log-ins');
