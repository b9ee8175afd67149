"""Stands in for the vendor's client, with what the tests call, as it is called there."""
import json
import urllib.parse
import urllib.request


class ApiClient:
    def __init__(self):
        self.host = None
        self.headers = {}

    def set_default_header(self, name, value):
        self.headers[name] = value

    def send(self, method, path, query=None, body=None):
        url = self.host + path + ("?" + urllib.parse.urlencode(query) if query else "")
        data = None if body is None else json.dumps(body).encode()
        headers = {**self.headers, "Content-Type": "application/json"}
        request = urllib.request.Request(url, data, headers, method=method)
        with urllib.request.urlopen(request) as response:
            return response.read().decode()


class EnvelopesApi:
    def __init__(self, client):
        self.client = client

    def create_envelope(self, account_id, *, envelope_definition):
        return self.client.send("POST", f"/v2.1/accounts/{account_id}/envelopes", None, envelope_definition)

    def list_status_changes(self, account_id, *, from_date, status):
        query = {"from_date": from_date, "status": status}
        return self.client.send("GET", f"/v2.1/accounts/{account_id}/envelopes", query)
