import { afterAll, beforeEach } from 'vitest';
import type { Client } from '@countersign/client';
import type { Control } from '../../src/control/client.ts';
import { startPeople } from '../envelopes/access/people.ts';

/** A tenant, and two members of its company who call Rooms. */
export interface RoomsPeople {
  control: Control;
  /** Mara, who has all permissions in the whole company. */
  mara: Client;
  /** Ines, a berth manager of office 4410. */
  ines: Client;
}

/** Starts a sandbox for a test file; before each test, `enter` receives a new tenant and its people. */
export async function startRoomsPeople(enter: (people: RoomsPeople) => void) {
  const running = await startPeople();
  const openTenant = (): RoomsPeople => {
    const { control, admin, sender } = running.people();
    return { control, mara: admin, ines: sender };
  };
  afterAll(() => running.close());
  beforeEach(() => enter(openTenant()));
  return { sandbox: running.sandbox, openTenant };
}
