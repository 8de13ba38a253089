/** The reasons why the network policy refused a destination. */
export const egress = {
  denied: '{saidWhat} is refused by {setting}.',
  endpoint: '{endpoint}',
  endpoint_at: '{endpoint}, which is at {ip},',
  in_private_network: 'in a private network',
  less_public:
    '{saidWhat} is {saidKind}, but the scanned site is {saidPlace}: with CURBCUT_NETWORK=scoped it cannot lead to less public addresses.',
  link_local_address: 'a link-local address',
  local_address: 'an address of this machine itself',
  metadata_address: 'a cloud metadata address',
  metadata_service: '{host} is a cloud metadata service and is never contacted, regardless of the settings.',
  moved:
    '{saidWhat} is {saidKind}, but {host} was {saidPlace} when it was first scanned: with CURBCUT_NETWORK=scoped it must stay so. If the site has moved, create the scan or the schedule again.',
  multicast_address: 'a multicast or broadcast address',
  never: '{saidWhat} is {saidKind} and is never contacted, regardless of the settings.',
  not_public: '{saidWhat} is {saidKind}, and CURBCUT_NETWORK=public-only reaches public addresses only.',
  on_this_machine: 'on this machine',
  other_port:
    '{saidWhat} is {saidKind}, but the scan was started for port {port}: with CURBCUT_NETWORK=scoped a page there cannot lead to another service.',
  own: '{saidWhat} belongs to Curbcut itself and is never contacted, regardless of the settings.',
  private_address: 'an address of a private network',
  public: 'public',
  public_address: 'a public address',
  reserved_address: 'a reserved address',
  to_allow: 'To allow it, add {endpoint} to {setting}.',
  unspecified_address: 'an unspecified address',
} as const;
