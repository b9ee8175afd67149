/** Who made or changed something. */
export interface Editor {
  userId: string;
  userName: string;
  email: string;
}
