/** The beginning of the addresses at which programs create workflows, on another host of the service. */
export const definitionsPath = '/aow-manage/v1.0/management/accounts/';
